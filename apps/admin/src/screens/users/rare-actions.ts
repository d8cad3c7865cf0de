import { AtSign, Download, FileLock, KeyRound, MailCheck, Trash2 } from 'lucide-react'
import type { Permission } from '@tomogolf/domain/team/permissions'
import type { AdminUser } from '../../lib/records.ts'

type Viewer = { readonly may: (permission: Permission) => boolean; readonly isSelf: boolean }

/** The acts of the menu that an administrator may do with a user. */
export function rareActions(user: AdminUser, { may, isSelf }: Viewer): readonly RareAction[] {
  const mayEdit = may('people.edit')
  const isAdministrator = user.role === 'administrator'
  const actions: readonly (RareAction & { readonly isShown: boolean })[] = [
    { kind: 'reset', phrase: 'admin.user.reset', icon: KeyRound, isShown: mayEdit },
    {
      kind: 'verify',
      phrase: 'admin.verify.submit',
      icon: MailCheck,
      isShown: mayEdit && !user.profile.emailVerified,
    },
    {
      kind: 'email',
      phrase: 'admin.email.button',
      icon: AtSign,
      // the own address belongs to the settings, that of an administrator to owners
      isShown: mayEdit && !isSelf && (!isAdministrator || may('team.change')),
    },
    { kind: 'export', phrase: 'admin.user.export', icon: Download, isShown: may('privacy.answer') },
    {
      kind: 'hold',
      phrase: 'admin.legalHold.set',
      icon: FileLock,
      isShown: may('legal_holds.change') && !user.legalHold && !isSelf,
    },
    {
      kind: 'delete',
      phrase: 'admin.user.delete',
      icon: Trash2,
      danger: true,
      isShown: may('privacy.answer') && !user.legalHold && !isAdministrator && !isSelf,
    },
  ]
  return actions.filter(({ isShown }) => isShown)
}
type RareAction = {
  readonly kind: 'reset' | 'verify' | 'email' | 'export' | 'hold' | 'delete'
  readonly phrase:
    | 'admin.user.reset'
    | 'admin.verify.submit'
    | 'admin.email.button'
    | 'admin.user.export'
    | 'admin.legalHold.set'
    | 'admin.user.delete'
  readonly icon: typeof KeyRound
  readonly danger?: true
}
