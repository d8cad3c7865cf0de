import { useState, type FormEvent } from 'react'
import { MAX_RATING_COMMENT } from '@tomogolf/domain/rating'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import type { Mate } from '../../queries/standing.ts'
import { StarRadios } from './StarRadios.tsx'
import { useRate } from './use-rate.ts'

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
  const [stars, setStars] = useState(mine?.stars ?? 0)
  const [comment, setComment] = useState(mine?.comment ?? '')
  const [tried, setTried] = useState(false)
  const rate = useRate(gameId, player.id, onSaved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (stars > 0) rate.mutate({ stars, comment })
  }
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-5 border-t border-line pt-4">
      <FieldGroup
        label={t('standing.rate.stars', { name: player.displayName })}
        error={tried && stars === 0 ? t('standing.rate.choose') : undefined}
      >
        <StarRadios name={`stars-${player.id}`} chosen={stars} onChoose={setStars} />
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
