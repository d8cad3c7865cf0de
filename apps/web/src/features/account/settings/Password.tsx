import { useMutation, useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { identitiesQuery } from '../../../queries/account.ts'
import { FormSkeleton } from '../FormSkeleton.tsx'
import ChangePasswordForm from './ChangePasswordForm.tsx'

/** Changes the password; an account that an issuer's login created sets one by a mailed link. */
export default function Password({ email }: { email: string }) {
  const { data, isPending } = useQuery(identitiesQuery)
  if (isPending) return <FormSkeleton fields={3} className="max-w-[480px]" />
  return data?.hasPassword === false ? (
    <SetPassword email={email} />
  ) : (
    <ChangePasswordForm email={email} />
  )
}

/** Mails the link that sets the first password. */
export function SetPassword({ email }: { email: string }) {
  const t = useT()
  const send = useMutation({
    mutationFn: () => api('POST /api/auth/forgot-password', { body: { email } }),
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('account.change.failed'),
        description: errorText(t, error),
      }),
  })
  if (send.isSuccess)
    return (
      <Alert tone="success" icon={MailCheck} role="status" title={t('account.pending.title')}>
        <p className="mt-1">
          <Rich
            text={t('account.pending.lead', { email })}
            tags={{ b: (inside) => <b className="font-semibold wrap-anywhere">{inside}</b> }}
          />
        </p>
      </Alert>
    )
  return (
    <div className="grid gap-4">
      <p className="text-text-2">{t('account.change.none')}</p>
      <Button className="w-fit" busy={send.isPending} onClick={() => send.mutate()}>
        {t('account.change.set')}
      </Button>
    </div>
  )
}
