/** A bug in a template. Its message contains no data of visitors, so the log may contain it. */
export class TemplateError extends Error {
  override name = 'TemplateError';
}
