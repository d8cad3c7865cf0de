import { useState } from 'react'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'
import type { MyGame } from '../../queries/my-games.ts'
import { StarRadios } from './StarRadios.tsx'
import { useRate } from './use-rate.ts'

type RoundRating = NonNullable<MyGame['rating']>

const box = 'col-span-full border-t border-line pt-3.5 mt-4 text-s'

type RateRoundProps = { gameId: string; rating: RoundRating }
/**
 * Stars for the players of a round, one player at a time, in a row of a list. A review is written on
 * the game's page.
 */
export function RateRound({ gameId, rating: { next, given } }: RateRoundProps) {
  const t = useT()
  if (next) return <RateNext key={next.id} gameId={gameId} player={next} />
  return (
    <ul className={box}>
      {given.map(({ player, stars }) => (
        <li key={player.id} className="flex flex-wrap justify-between gap-x-3 py-1">
          {t('standing.rate.mine', { name: player.displayName })}
          <Rating value={stars} />
        </li>
      ))}
    </ul>
  )
}

type RateNextProps = { gameId: string; player: NonNullable<RoundRating['next']> }
function RateNext({ gameId, player }: RateNextProps) {
  const t = useT()
  const [stars, setStars] = useState(0)
  const rate = useRate(gameId, player.id)
  const name = player.displayName
  return (
    <div className={box}>
      <FieldGroup label={t('standing.rate.ask', { name })}>
        <StarRadios name={`row-${gameId}-${player.id}`} chosen={stars} onChoose={setStars} />
      </FieldGroup>
      {rate.error && (
        <Alert tone="danger" role="alert" className="mt-2">
          {errorText(t, rate.error)}
        </Alert>
      )}
      {stars > 0 && (
        <Button
          size="small"
          className="mt-2"
          busy={rate.isPending}
          onClick={() => rate.mutate({ stars, comment: '' })}
        >
          {t('standing.rate.send', { name })}
        </Button>
      )}
    </div>
  )
}
