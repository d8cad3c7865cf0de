export { AccountMenu } from './AccountMenu.tsx'
export { ShortFooter } from './ShortFooter.tsx'
