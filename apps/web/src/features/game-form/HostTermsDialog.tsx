import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarCheck, Clock, Coins, QrCode, ShieldCheck, UserRoundX } from 'lucide-react'
import { baseFee } from '@tomogolf/domain/pricing'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { formatMoney } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { useSettings } from '../../queries/settings.ts'
import { Button, type Icon } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'

/** The host's obligations with the settings in force. Every visit asks for the agreement again. */
export function HostTermsDialog({
  onAccepted,
  onClose,
}: {
  onAccepted: () => void
  onClose: () => void
}) {
  const { t, language } = useI18n()
  const settings = useSettings()
  const queryClient = useQueryClient()
  const [agreed, setAgreed] = useState(false)
  const accept = useMutation({
    mutationFn: () => api('POST /api/host-terms', { body: { accepted: true } }),
    retry: 1,
    onSuccess: () => {
      void invalidateAfter(queryClient, 'POST /api/host-terms')
      onAccepted()
    },
  })
  const hours = settings.departure_restriction_hours
  const terms: [Icon, string, string][] = [
    [CalendarCheck, t('hosting.terms.booked'), t('hosting.terms.bookedText')],
    [Clock, t('hosting.terms.early'), t('hosting.terms.earlyText')],
    [QrCode, t('hosting.terms.code'), t('hosting.terms.codeText')],
    [Coins, t('hosting.terms.money'), t('hosting.terms.moneyText')],
    [ShieldCheck, t('hosting.terms.keep'), t('hosting.terms.keepText', { hours })],
    [
      UserRoundX,
      t('hosting.terms.absent'),
      t('hosting.terms.absentText', { fee: formatMoney(baseFee('USD', settings), language) }),
    ],
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      busy={accept.isPending}
      title={t('hosting.terms.title')}
      description={t('hosting.terms.lead')}
      footer={
        <>
          <Button variant="outline" size="large" disabled={accept.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            size="large"
            className="flex-1"
            busy={accept.isPending}
            disabled={!agreed}
            onClick={() => accept.mutate()}
          >
            {t('hosting.terms.accept')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-4.5">
        {terms.map(([Shape, title, text]) => (
          <li key={title} className="grid grid-cols-[24px_1fr] gap-x-3.5">
            <Shape className="mt-0.5 text-text-3" />
            <p>
              <b className="font-semibold">{title}</b>
              <span className="mt-0.5 block text-s text-text-2">{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-6 border-t border-line pt-5">
        <Checkbox checked={agreed} onChange={(event) => setAgreed(event.currentTarget.checked)}>
          {t('hosting.terms.agree')}
        </Checkbox>
      </div>
      {accept.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {errorText(t, accept.error)}
        </Alert>
      )}
    </Dialog>
  )
}
