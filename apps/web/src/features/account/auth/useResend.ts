import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/error-mapping.ts'
import { useT } from '../../../lib/i18n.tsx'
import { toast } from '../../../ui/toast/toast.ts'

/** The server sends nothing more to an address for this long; seconds. */
const COOL_DOWN = 60

/** Sends the verification link again, at most once a minute, and says how that went. */
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
        tone: 'ok',
        title: t('account.resend.sent'),
        description: t('account.resend.sentText'),
      })
    },
    onError: (error) => {
      const lost = error instanceof ApiError && error.status === 0
      toast({
        tone: 'error',
        title: t(lost ? 'account.resend.network' : 'account.resend.failed'),
        description: errorText(t, error),
      })
    },
  })
  return { send: resend.mutate, sending: resend.isPending, left }
}
