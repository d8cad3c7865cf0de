import { useMutation } from '@tanstack/react-query'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { Or } from './Or.tsx'
import { requestCode, type SentCode } from './sent-code.ts'

type SendCodeProps = {
  siteKey: string | null
  /** The address in the form; null while it is missing or wrong, which the form shows. */
  readEmail: () => Promise<string | null>
  onSent: (sent: SentCode) => void
}

/** Offers a code by email beside the password. */
export function SendCode({ siteKey, readEmail, onSent }: SendCodeProps) {
  const t = useT()
  const send = useMutation({
    mutationFn: async () => {
      const email = await readEmail()
      if (email !== null) onSent(await requestCode(email, siteKey))
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('account.code.failed'),
        description: errorText(t, error),
      }),
  })
  return (
    <>
      <Or>{t('account.code.or')}</Or>
      <div>
        <Button size="large" block busy={send.isPending} onClick={() => send.mutate()}>
          {t(send.isPending ? 'account.sending' : 'account.code.send')}
        </Button>
        <p className="mt-2.5 text-center text-s text-text-3">{t('account.code.hint')}</p>
      </div>
    </>
  )
}
