import { Ban, EllipsisVertical, Mail, Pencil, ShieldX } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { Button, buttonClass } from '@tomogolf/ui/forms/Button.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { MenuButton } from '@tomogolf/ui/overlay/MenuButton.tsx'
import { May, useMay } from '../../lib/may.tsx'
import type { AdminUser } from '../../lib/records.ts'
import type { UserAction } from './UserDialogs.tsx'
import { rareActions } from './rare-actions.ts'

/** The frequent acts on a user as buttons, the rarer ones in a menu. */
export function UserActions({
  user,
  onAct,
}: {
  user: AdminUser
  onAct: (action: UserAction) => void
}) {
  const t = useT()
  const may = useMay()
  const me = useQuery(apiQuery('GET /api/auth/me')).data
  const isSelf = me?.id === user.id
  const rare = rareActions(user, { may, isSelf })
  return (
    <>
      <May do="people.edit">
        <Button
          size="small"
          variant="outline"
          icon={Pencil}
          onClick={() => onAct({ kind: 'edit' })}
        >
          {t('admin.user.edit')}
        </Button>
        {!isSelf && (
          <Button
            size="small"
            variant="outline"
            icon={Mail}
            onClick={() => onAct({ kind: 'message' })}
          >
            {t('admin.user.message')}
          </Button>
        )}
      </May>
      {/* another administrator decides on the own standing */}
      {!isSelf && (
        <May do="standing.change">
          <Button
            size="small"
            variant="danger"
            icon={ShieldX}
            onClick={() => onAct({ kind: 'strike' })}
          >
            {t('admin.user.strike')}
          </Button>
          <Button
            size="small"
            variant="danger"
            icon={Ban}
            onClick={() => onAct({ kind: 'suspend' })}
          >
            {t('admin.user.suspend')}
          </Button>
        </May>
      )}
      {rare.length > 0 && (
        <MenuButton
          label={t('admin.user.more')}
          aria-label={t('admin.user.more')}
          title={t('admin.user.more')}
          className={buttonClass({ size: 'small', variant: 'outline' }, 'min-w-11 px-0!')}
          items={rare.map(({ kind, phrase, icon, danger }) => ({
            id: kind,
            label: t(phrase),
            icon,
            ...(danger && { danger }),
            onSelect: () => onAct({ kind }),
          }))}
        >
          <EllipsisVertical />
        </MenuButton>
      )}
    </>
  )
}
