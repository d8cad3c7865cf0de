import { useMutation } from '@tanstack/react-query'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { linkProblem } from '../failures.ts'

type ChoiceProps = {
  token: string
  onMine: () => void
  onRejected: () => void
  onRefused: (error: ApiError) => void
}

/** Whose registration was it? Nothing has happened yet. */
export function Choice({ token, onMine, onRejected, onRefused }: ChoiceProps) {
  const t = useT()
  const reject = useMutation({
    mutationFn: () => api('POST /api/auth/verify-email/reject', { body: { token } }),
    onSuccess: onRejected,
    onError: (error) => {
      if (error instanceof ApiError && linkProblem(error) !== 'failed') return onRefused(error)
      return toast({
        tone: 'danger',
        title: t('account.verify.choice.failed'),
        description: errorText(t, error),
      })
    },
  })
  return (
    <div className="grid gap-3">
      <Button variant="primary" size="large" block onClick={onMine}>
        {t('account.verify.choice.mine')}
      </Button>
      <Button
        variant="danger"
        size="large"
        block
        busy={reject.isPending}
        aria-describedby="not-mine"
        onClick={() => reject.mutate()}
      >
        {t('account.verify.choice.notMine')}
      </Button>
      <p id="not-mine" className="text-s text-text-3">
        {t('account.verify.choice.notMineText')}
      </p>
    </div>
  )
}
