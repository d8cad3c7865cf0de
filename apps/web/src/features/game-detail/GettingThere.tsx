import { useState } from 'react'
import { Bus, MapPin } from 'lucide-react'
import { placeInOwnScript } from '@tomogolf/format/game-place'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { WhereItIs } from '../../components/WhereItIs.tsx'
import type { GameDetail } from '../../queries/games.ts'

const mapAddress = (text: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: text })}`

/** The map with directions, the address, the ride, and the course's name in Japanese for a taxi driver. */
export function GettingThere({ game }: { game: GameDetail }) {
  const { t, language } = useI18n()
  const [taxi, setTaxi] = useState(false)
  const place = placeInOwnScript(game, language)
  const inJapanese = game.courseNameJa ?? game.courseName
  return (
    <PageSection title={t('game.there.title')}>
      {game.where && <WhereItIs where={game.where} name={inJapanese} />}
      <ul className="grid gap-5 lg:grid-cols-2 lg:gap-x-10">
        <li className="grid grid-cols-[24px_1fr] gap-3.5">
          <MapPin className="mt-0.5 text-text-3" />
          <p>
            <b className="font-semibold">{place ?? game.location}</b>
            {place && <span className="mt-0.5 block text-s text-text-2">{game.location}</span>}
            {!game.where && (
              <a
                href={mapAddress(`${inJapanese} ${game.location}`)}
                target="_blank"
                rel="noreferrer"
                className="link -mb-2 flex min-h-11 w-fit items-center text-s text-text-2"
              >
                {t('game.there.map')}
                <span className="sr-only"> {t('common.newTab')}</span>
              </a>
            )}
          </p>
        </li>
        {game.transportationProvided && (
          <li className="grid grid-cols-[24px_1fr] gap-3.5">
            <Bus className="mt-0.5 text-text-3" />
            <p>
              <b className="font-semibold">{t('game.there.ride')}</b>
              <span className="mt-0.5 block text-s wrap-anywhere whitespace-pre-line text-text-2">
                {game.transportationDetails}
              </span>
            </p>
          </li>
        )}
      </ul>
      <Button
        size="small"
        variant="outline"
        className="mt-5"
        aria-expanded={taxi}
        onClick={() => setTaxi(!taxi)}
      >
        {t(taxi ? 'game.there.taxiHide' : 'game.there.taxi')}
      </Button>
      {taxi && (
        <div lang="ja" className="mt-4 rounded-l bg-inverse px-6 py-7 text-on-inverse">
          <p className="font-cjk text-[clamp(1.5rem,6vw,2.25rem)] leading-snug font-bold">
            {t('game.there.taxiSentence', { course: inJapanese })}
          </p>
          {game.placeJa && <p className="mt-2 font-cjk">{game.placeJa}</p>}
          <p className="mt-2 text-on-inverse-2">{game.location}</p>
        </div>
      )}
    </PageSection>
  )
}
