const MAX_LENGTH = 500
// two slashes, a dot segment or an escape that a router, a browser or a proxy may decode to one
const LEAVES = /\\|\/\/|\/\.|%(?:2[ef5]|5c|(?![\da-f]{2}))/i

/**
 * A path of this site, with its query and fragment, that a login or a mail may lead to. Undefined
 * for anything that could lead elsewhere: another origin, `//host` and its spellings with
 * backslashes, dots or escapes, and control characters, which browsers drop.
 */
export const internalPath = (value: unknown): string | undefined =>
  typeof value === 'string' &&
  value.length <= MAX_LENGTH &&
  value.startsWith('/') &&
  !/\p{Cc}/u.test(value) &&
  !LEAVES.test(value.split(/[?#]/)[0]!)
    ? value
    : undefined
