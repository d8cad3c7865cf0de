import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'

/** The server's minimum interval between two mails to one address, in seconds. */
const COOL_DOWN = 60

/** Sends the verification link again, at most once a minute, and shows the result as a toast. */
export function useResend() {
  const t = useT()
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const resend = useMutation({
    mutationFn: (email: string) => api('POST /api/auth/resend-verification', { body: { email } }),
    onSuccess: () => {
      setLeft(COOL_DOWN)
      toast({
        tone: 'success',
        title: t('account.resend.sent'),
        description: t('account.resend.sentText'),
      })
    },
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
