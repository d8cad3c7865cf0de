import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { resendPause, startResendPause } from './resend-pause.ts'

/** Requests another verification mail, and starts the pause until the next one. */
export async function requestLink(email: string): Promise<void> {
  try {
    await api('POST /api/auth/resend-verification', { body: { email } })
    startResendPause(email)
  } catch (error) {
    const isTooEarly = error instanceof ApiError && error.code === 'LINK_SENT_RECENTLY'
    if (isTooEarly) startResendPause(email, Number(error.params.count) * 1000)
    throw error
  }
}

/**
 * Sends the verification link again, at most once a minute, and shows the result as a toast. `left`:
 * the seconds until it is possible, counting also the mail of the registration.
 */
export function useResend(email: string) {
  const t = useT()
  const [left, setLeft] = useState(() => resendPause(email))
  useEffect(() => {
    const show = () => setLeft(resendPause(email))
    show()
    const timer = setInterval(show, 1000)
    return () => clearInterval(timer)
  }, [email])
  const resend = useMutation({
    mutationFn: () => requestLink(email),
    onSettled: () => setLeft(resendPause(email)),
    onSuccess: () =>
      toast({
        tone: 'success',
        title: t('account.resend.sent'),
        description: t('account.resend.sentText'),
      }),
    onError: (error) => {
      const lost = error instanceof ApiError && error.status === 0
      toast({
        tone: 'danger',
        title: t(lost ? 'account.resend.network' : 'account.resend.failed'),
        description: errorText(t, error),
      })
    },
  })
  return { send: resend.mutate, sending: resend.isPending, left }
}
