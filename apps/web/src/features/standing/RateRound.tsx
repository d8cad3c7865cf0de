import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'
import { roundRatingsQuery, type Mate } from '../../queries/standing.ts'
import { StarRadios } from './StarRadios.tsx'
import { useRate } from './use-rate.ts'

const box = 'col-span-full border-t border-line pt-3.5 mt-4 text-s'

/**
 * Stars for the players of a round, one player at a time, in a row of a list. A review is written on
 * the game's page.
 */
export default function RateRound({ gameId }: { gameId: string }) {
  const t = useT()
  const { data } = useQuery(roundRatingsQuery(gameId))
  if (!data) return null
  const next = data.mates.find(({ mine }) => !mine)
  if (next && data.state === 'open')
    return <RateNext key={next.player.id} gameId={gameId} player={next.player} />
  const rated = data.mates.filter(({ mine }) => mine !== null)
  if (rated.length === 0) return null
  return (
    <ul className={box}>
      {rated.map(({ player, mine }) => (
        <li key={player.id} className="flex flex-wrap justify-between gap-x-3 py-1">
          {t('standing.rate.mine', { name: player.displayName })}
          {mine && <Rating value={mine.stars} />}
        </li>
      ))}
    </ul>
  )
}

function RateNext({ gameId, player }: { gameId: string; player: Mate['player'] }) {
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
