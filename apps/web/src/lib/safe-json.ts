/** JSON for a script element in HTML: `<` is escaped, so that no value can close the element. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')
