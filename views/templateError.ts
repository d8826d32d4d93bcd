/** A mistake in a template. Its message holds nothing of a visitor, so it may be shown and logged. */
export class TemplateError extends Error {
  override name = 'TemplateError';
}
