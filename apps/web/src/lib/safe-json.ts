/** JSON that is safe inside a script element: nothing in it can close the element. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')
