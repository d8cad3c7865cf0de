import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ADMIN_SUSPENSION_DAYS } from '@tomogolf/domain/standing'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { EmailDialog } from './EmailDialog.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { DeleteDialog, ExportDialog } from './PrivacyDialogs.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
import type { AdminUser } from '../../lib/records.ts'

export type UserAction =
  | {
      kind:
        | 'strike'
        | 'suspend'
        | 'lift'
        | 'reset'
        | 'edit'
        | 'clearMail'
        | 'email'
        | 'verify'
        | 'hold'
        | 'unhold'
        | 'message'
        | 'export'
        | 'delete'
    }
  | { kind: 'unstrike'; strikeId: string }
type Days = (typeof ADMIN_SUSPENSION_DAYS)[number]
/** What one more strike leads to. */
const consequenceOf = (strikes: number) =>
  strikes === 0 ? 'warning' : strikes === 1 ? 'month' : 'halfYear'

/** The dialog of an action on a user. */
export function UserDialogs({
  user,
  action,
  onClose,
}: {
  user: AdminUser
  action: UserAction
  onClose: () => void
}) {
  const t = useT()
  const params = { id: user.id },
    name = user.name
  const seen = { strikes: user.strikes, suspendedUntil: user.suspendedUntil }
  const [days, setDays] = useState<Days>(7)
  switch (action.kind) {
    case 'edit':
      return <ProfileDialog user={user} onClose={onClose} />
    case 'reset':
      return <ResetPassword user={user} onClose={onClose} />
    case 'strike':
      return (
        <ReasonDialog
          draft={`strike ${user.id}`}
          danger
          title={t('admin.strike.title', { name })}
          description={t(`admin.strike.${consequenceOf(user.strikes)}`)}
          submit={t('admin.user.strike')}
          done={t('admin.strike.done', { name })}
          onClose={onClose}
          run={(reason) =>
            api('POST /api/admin/users/:id/strikes', { params, body: { reason, seen } })
          }
        />
      )
    case 'hold':
      return (
        <ReasonDialog
          draft={`hold ${user.id}`}
          title={t('admin.legalHold.setTitle', { name })}
          description={t('admin.legalHold.setText')}
          reasonHint={t('admin.legalHold.hint')}
          submit={t('admin.legalHold.set')}
          done={t('admin.legalHold.setDone')}
          onClose={onClose}
          run={(reason) =>
            api('POST /api/admin/users/:id/legal-hold', { params, body: { reason } })
          }
        />
      )
    case 'unhold':
      return (
        <ReasonDialog
          draft={`unhold ${user.id}`}
          title={t('admin.legalHold.liftTitle', { name })}
          description={t('admin.legalHold.liftText')}
          reasonHint={t('admin.legalHold.hint')}
          submit={t('admin.legalHold.lift')}
          done={t('admin.legalHold.liftDone')}
          onClose={onClose}
          run={(reason) =>
            api('DELETE /api/admin/users/:id/legal-hold', { params, body: { reason } })
          }
        />
      )
    case 'unstrike':
      return (
        <ReasonDialog
          draft={`unstrike ${action.strikeId}`}
          title={t('admin.unstrike.title', { name })}
          description={t('admin.unstrike.text')}
          submit={t('admin.user.takeBack')}
          done={t('admin.unstrike.done')}
          onClose={onClose}
          run={(reason) =>
            api('DELETE /api/admin/users/:id/strikes/:strikeId', {
              params: { ...params, strikeId: action.strikeId },
              body: { reason },
            })
          }
        />
      )
    case 'lift':
      return (
        <ReasonDialog
          draft={`lift ${user.id}`}
          title={t('admin.lift.title', { name })}
          description={t('admin.lift.text')}
          submit={t('admin.user.lift')}
          done={t('admin.lift.done', { name })}
          onClose={onClose}
          run={(reason) =>
            api('DELETE /api/admin/users/:id/suspension', { params, body: { reason } })
          }
        />
      )
    case 'message':
      return <MessageDialog user={user} onClose={onClose} />
    case 'export':
      return <ExportDialog user={user} onClose={onClose} />
    case 'delete':
      return <DeleteDialog user={user} onClose={onClose} />
    case 'email':
      return <EmailDialog user={user} onClose={onClose} />
    case 'verify':
      return (
        <ReasonDialog
          draft={`verify ${user.id}`}
          title={t('admin.verify.title', { name })}
          description={t('admin.verify.text', { email: user.email })}
          submit={t('admin.verify.submit')}
          done={t('admin.verify.done', { email: user.email })}
          reasonHint={t('admin.edit.reasonHint')}
          onClose={onClose}
          run={(reason) =>
            api('POST /api/admin/users/:id/resend-verification', { params, body: { reason } })
          }
        />
      )
    case 'clearMail':
      return (
        <ReasonDialog
          draft={`clear mail ${user.id}`}
          title={t('admin.mail.clearTitle', { email: user.email })}
          description={t('admin.mail.clearText')}
          submit={t('admin.mail.clear')}
          done={t('admin.mail.cleared')}
          reasonHint={t('admin.edit.reasonHint')}
          onClose={onClose}
          run={(reason) =>
            api('POST /api/admin/users/:id/mail-address/clear', { params, body: { reason } })
          }
        />
      )
    case 'suspend':
      return (
        <ReasonDialog
          draft={`suspend ${user.id}`}
          danger
          title={t('admin.suspend.title', { name })}
          description={t('admin.suspend.text')}
          submit={t('admin.suspend.submit', { days })}
          done={t('admin.suspend.done', { name })}
          onClose={onClose}
          run={(reason) =>
            api('POST /api/admin/users/:id/suspension', { params, body: { days, reason, seen } })
          }
        >
          <div className="overflow-x-auto">
            <Segmented
              name="days"
              label={t('admin.suspend.days')}
              value={String(days)}
              onChange={(value) => setDays(Number(value) as Days)}
              options={ADMIN_SUSPENSION_DAYS.map((count) => ({
                value: String(count),
                label:
                  count === 365 ? t('admin.suspend.year') : t('admin.suspend.nDays', { count }),
              }))}
            />
          </div>
        </ReasonDialog>
      )
  }
}

function ResetPassword({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useT()
  const queryClient = useQueryClient()
  const send = useMutation({
    mutationFn: () => api('POST /api/admin/users/:id/reset-password', { params: { id: user.id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries()
      toast({ tone: 'success', title: t('admin.reset.done', { email: user.email }) })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      busy={send.isPending}
      title={t('admin.reset.title', { name: user.name })}
      description={t('admin.reset.text', { email: user.email })}
      footer={
        <>
          <Button variant="primary" busy={send.isPending} onClick={() => send.mutate()}>
            {t('admin.reset.submit')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      {send.error ? (
        <Alert tone="danger" role="alert">
          {errorText(t, send.error)}
        </Alert>
      ) : (
        <p className="text-s text-text-2">{t('admin.reset.safe')}</p>
      )}
    </Dialog>
  )
}
