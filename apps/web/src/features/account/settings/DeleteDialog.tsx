import { useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { formatAmount } from '@tomogolf/format/money'
import { comma } from '@tomogolf/format/sentences'
import { deletionQuery } from '../../../queries/account.ts'
import { clearUserData } from '../../../queries/session-change.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'

/** Confirms the deletion: lists what is deleted and what must be settled first. */
export default function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [sure, setSure] = useState(false)
  const [givesUp, setGivesUp] = useState(false)
  const preview = useQuery(deletionQuery)
  const { owed = [], debts = [] } = preview.data ?? {}
  const sums = (amounts: typeof owed) =>
    amounts.map((amount) => formatAmount(amount, language)).join(comma(language))
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/account', { body: { giveUp: owed } }),
    onSuccess: async () => {
      // the deletion ended all sessions
      await clearUserData(queryClient)
      toast({ tone: 'success', title: t('account.delete.done') })
      await navigate({ to: '/' })
    },
    // the amount may have changed: the new one is shown, and needs another decision
    onError: () => {
      setGivesUp(false)
      void preview.refetch()
    },
  })
  const code = remove.error instanceof ApiError ? remove.error.code : ''
  return (
    <Dialog
      open
      onClose={onClose}
      busy={remove.isPending}
      title={t('account.delete.title')}
      description={email}
      footer={
        <>
          <Button
            variant="danger"
            busy={remove.isPending}
            disabled={!sure || !preview.data || (owed.length > 0 && !givesUp)}
            onClick={() => remove.mutate()}
          >
            {t(remove.isPending ? 'account.delete.busy' : 'account.delete.confirm')}
          </Button>
          <Button variant="ghost" disabled={remove.isPending} onClick={onClose}>
            {t('account.delete.keep')}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-text-2">
        <li>{t('account.delete.goes')}</li>
        <li>{t('account.delete.stays')}</li>
        <li>{t('account.delete.first')}</li>
        <li>{t('account.delete.remembered')}</li>
      </ul>
      {preview.isPending && <TextSkeleton lines={2} className="mt-5" />}
      {preview.error && (
        <Alert tone="danger" role="alert" className="mt-5">
          {errorText(t, preview.error)}
        </Alert>
      )}
      {debts.length > 0 && (
        <Alert tone="warning" className="mt-5">
          {t('account.delete.debts', { amount: sums(debts) })}
        </Alert>
      )}
      {owed.length > 0 && (
        <Alert
          tone="warning"
          className="mt-5"
          title={t('account.delete.owed', { amount: sums(owed) })}
        >
          <p>
            {t('account.delete.owedText')}{' '}
            <Link to="/contact" onClick={onClose} className="link">
              {t('account.delete.payOut')}
            </Link>
          </p>
          <div className="mt-3">
            <Checkbox
              checked={givesUp}
              onChange={(event) => setGivesUp(event.currentTarget.checked)}
            >
              {t('account.delete.giveUp', { amount: sums(owed) })}
            </Checkbox>
          </div>
        </Alert>
      )}
      <div className="mt-5">
        <Checkbox checked={sure} onChange={(event) => setSure(event.currentTarget.checked)}>
          {t('account.delete.sure')}
        </Checkbox>
      </div>
      {remove.error && (
        <Alert tone="danger" role="alert" className="mt-5" title={errorText(t, remove.error)}>
          {code === 'ACCOUNT_HAS_OPEN_GAMES' && (
            <Link to="/my-games" className="link">
              {t('common.nav.myGames')}
            </Link>
          )}
          {code === 'ACCOUNT_HAS_OPEN_HOLDS' && (
            <Link
              to="/account-settings"
              search={{ tab: 'transactions' }}
              onClick={onClose}
              className="link"
            >
              {t('account.tab.transactions')}
            </Link>
          )}
          {code === 'ACCOUNT_HAS_OPEN_TRANSFER' && (
            <Link to="/payouts" onClick={onClose} className="link">
              {t('payouts.title')}
            </Link>
          )}
        </Alert>
      )}
    </Dialog>
  )
}
