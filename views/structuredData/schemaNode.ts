/** A node of a `schema.org` graph. */
export type SchemaNode = Record<string, unknown>;
