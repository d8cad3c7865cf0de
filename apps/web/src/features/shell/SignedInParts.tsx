export { AccountMenu } from './AccountMenu.tsx'
export { MailNote } from './MailNote.tsx'
export { UnreadBadge } from './UnreadBadge.tsx'
export { ShortFooter } from './ShortFooter.tsx'
