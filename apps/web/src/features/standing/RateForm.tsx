import { useState, type FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MAX_RATING_COMMENT, MAX_STARS } from '@tomogolf/domain/rating'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import type { Mate } from '../../queries/standing.ts'
import { RatingInput } from './RatingInput.tsx'

const STARS = Array.from({ length: MAX_STARS }, (_, index) => index + 1)

/** The form that rates another player: stars and an optional comment. */
export function RateForm({
  gameId,
  mate: { player, mine },
  lead = false,
  onSaved,
  onCancel,
}: {
  gameId: string
  mate: Mate
  /** The primary button of the page. */
  lead?: boolean
  onSaved: () => void
  onCancel?: (() => void) | undefined
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const [stars, setStars] = useState(mine?.stars ?? 0)
  const [comment, setComment] = useState(mine?.comment ?? '')
  const [tried, setTried] = useState(false)
  const rate = useMutation({
    mutationFn: () =>
      api('PUT /api/games/:id/ratings/:userId', {
        params: { id: gameId, userId: player.id },
        body: { stars, comment },
      }),
    retry: 1,
    onSuccess: async () => {
      toast({ tone: 'success', title: t('standing.rate.saved') })
      await invalidateAfter(queryClient, 'PUT /api/games/:id/ratings/:userId', gameId)
      onSaved()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (stars > 0) rate.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-5 border-t border-line pt-4">
      <FieldGroup
        label={t('standing.rate.stars', { name: player.displayName })}
        error={tried && stars === 0 ? t('standing.rate.choose') : undefined}
      >
        <div className="-mx-1.5 flex">
          {STARS.map((value) => (
            <RatingInput
              key={value}
              name={`stars-${player.id}`}
              value={value}
              chosen={stars}
              label={t('standing.rate.star', { count: value })}
              onChoose={setStars}
            />
          ))}
        </div>
      </FieldGroup>
      <Field label={t('standing.rate.words')} optional hint={t('standing.rate.wordsHint')}>
        <Textarea
          rows={3}
          maxLength={MAX_RATING_COMMENT}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </Field>
      {rate.error && (
        <Alert tone="danger" role="alert">
          {errorText(t, rate.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant={lead ? 'primary' : 'secondary'} busy={rate.isPending}>
          {t('standing.rate.send', { name: player.displayName })}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('standing.rate.keep')}
          </Button>
        )}
      </div>
    </form>
  )
}
