export { AccountMenu } from './AccountMenu.tsx'
export { UnreadBadge } from './UnreadBadge.tsx'
export { ShortFooter } from './ShortFooter.tsx'
