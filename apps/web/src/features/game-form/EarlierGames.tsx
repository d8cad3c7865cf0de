import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate } from '@tomogolf/format/dates'
import { comma } from '@tomogolf/format/sentences'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { duplicateGame } from './game-body.ts'
import type { GameDraft } from './game-draft.ts'
import { gameQuery } from '../../queries/games.ts'
import { myGamesQuery, type MyGame } from '../../queries/my-games.ts'

const MAX_OFFERED = 20

/** Fills the form from an earlier game, except its date. Renders nothing for a first-time host. */
export function EarlierGames({ onChoose }: { onChoose: (draft: GameDraft) => void }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState('')
  const upcoming = useQuery(myGamesQuery('upcoming'))
  const past = useQuery(myGamesQuery('past'))
  const hosted: MyGame[] = [...(upcoming.data?.games ?? []), ...(past.data?.games ?? [])]
    .filter((game) => game.status === 'host')
    .toSorted((a, b) => Date.parse(b.teeTime) - Date.parse(a.teeTime))
    .slice(0, MAX_OFFERED)
  if (hosted.length === 0) return null
  const choose = async (id: string) => {
    setChosen(id)
    if (id === '') return
    try {
      onChoose(duplicateGame(await queryClient.query(gameQuery(id))))
    } catch (error) {
      setChosen('')
      toast({ tone: 'danger', title: t('hosting.again.failed'), description: errorText(t, error) })
    }
  }
  return (
    <Field label={t('hosting.again.label')} optional hint={t('hosting.again.hint')}>
      <Select value={chosen} onChange={(event) => void choose(event.currentTarget.value)}>
        <option value="">{t('hosting.again.none')}</option>
        {hosted.map((game) => (
          <option key={game.id} value={game.id}>
            {courseNameIn(game, language)}
            {comma(language)}
            {formatDate(Date.parse(game.teeTime), language, { year: true })}
          </option>
        ))}
      </Select>
    </Field>
  )
}
