const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Escapes text for XML content and quoted attributes. Control characters that XML 1.0 forbids, and
 * halves of surrogate pairs, are dropped: one of them makes the whole picture invalid.
 */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are exactly the characters to remove
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
  )
}
