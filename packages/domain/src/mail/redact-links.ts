/** A mail without the secrets of its links, for readers who are not its recipient. */
export const redactLinks = (text: string): string =>
  text.replaceAll(/([?&](?:token|confirm|secret|invite)=)[^\s&"<>]+/g, '$1…')
