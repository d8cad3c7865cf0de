import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { confirmWishQuery } from '../../queries/wishes.ts'

/** The link of the confirmation mail. */
export function ConfirmWish({ token }: { token: string }) {
  const t = useT()
  const { data, error } = useQuery(confirmWishQuery(token))
  if (error)
    return (
      <Alert tone="danger" role="alert">
        {errorText(t, error)}
      </Alert>
    )
  if (!data) return <TextSkeleton lines={2} />
  return (
    <div className="grid max-w-[560px] gap-5">
      <Alert tone="success" role="status" title={t('wishes.confirmed')}>
        {t('wishes.confirmed.text')}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/games" variant="primary">
          {t('wishes.confirmed.games')}
        </LinkButton>
        <LinkButton to="/alerts" search={{ token }} variant="outline">
          {t('wishes.title')}
        </LinkButton>
      </div>
    </div>
  )
}

/** "Not this one": a press, because mail programs open links by themselves. */
export function NotThisOne({ token, gameId }: { token: string; gameId: string }) {
  const t = useT()
  const dismiss = useMutation({
    mutationFn: () => api('POST /api/wishes/dismiss', { body: { token, gameId } }),
  })
  if (dismiss.isSuccess)
    return (
      <Alert tone="success" role="status" className="max-w-[720px]">
        {t('wishes.not.done')}
      </Alert>
    )
  return (
    <Alert className="max-w-[720px]">
      <p>{dismiss.error ? errorText(t, dismiss.error) : t('wishes.not.text')}</p>
      <Button
        size="small"
        className="mt-3"
        busy={dismiss.isPending}
        onClick={() => dismiss.mutate()}
      >
        {t('wishes.not')}
      </Button>
    </Alert>
  )
}
