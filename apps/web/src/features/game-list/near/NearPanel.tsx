import { useState } from 'react'
import { Building2, Check, LocateFixed, Plane, Search, TrainFront } from 'lucide-react'
import { PREFECTURES } from '@tomogolf/artwork/tile-map'
import { PLACES, PLACE_KINDS, type Place, type PlaceKind } from '@tomogolf/domain/places/places'
import { plainWords } from '@tomogolf/domain/search/search-text'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import type { Origin } from '../../../lib/origin.ts'
import { readPosition, type PositionProblem } from './read-position.ts'

const ICONS = { station: TrainFront, airport: Plane, area: Building2 } as const
type NearPanelProps = {
  chosen: Origin | null
  onChoose: (origin: Origin | null) => void
  onClose: () => void
}

/** Stations, airports and hotel areas to measure distances from, or the position of the device. */
export default function NearPanel({ chosen, onChoose, onClose }: NearPanelProps) {
  const { t, language } = useI18n()
  const [text, setText] = useState('')
  const [kind, setKind] = useState<PlaceKind>(chosen?.id === undefined ? 'station' : chosen.kind)
  const typed = plainWords(text).trim()
  const found = PLACES.filter((place) =>
    typed === ''
      ? place.kind === kind
      : Object.values(place.name).some((name) => plainWords(name).includes(typed)),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('browse.near.title')}
      description={t('where.straight')}
      footer={
        chosen && (
          <Button variant="outline" onClick={() => onChoose(null)}>
            {t('browse.near.clear')}
          </Button>
        )
      }
    >
      <MyLocation onFound={onChoose} />
      <div className="mt-5 grid gap-3">
        <TextInput
          type="search"
          icon={Search}
          aria-label={t('browse.near.search')}
          placeholder={t('browse.near.search')}
          autoComplete="off"
          maxLength={60}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {typed === '' && (
          <Segmented
            name="near-kind"
            block
            label={t('browse.near.kind')}
            value={kind}
            onChange={setKind}
            options={PLACE_KINDS.map((value) => ({ value, label: t(`browse.near.${value}`) }))}
          />
        )}
      </div>
      <p role="status" className="mt-3 text-s text-text-2">
        {found.length === 0 && t('browse.near.none')}
      </p>
      <ul aria-label={t('browse.near.places')}>
        {found.map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            name={place.name[language]}
            isChosen={place.id === chosen?.id}
            onChoose={() => {
              const { id, name, latitude: lat, longitude: lng } = place
              onChoose({ id, kind: place.kind, name, lat, lng })
            }}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type PlaceRowProps = { place: Place; name: string; isChosen: boolean; onChoose: () => void }
function PlaceRow({ place, name, isChosen, onChoose }: PlaceRowProps) {
  const { language } = useI18n()
  const Icon = ICONS[place.kind]
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="flex min-h-12 w-full items-center gap-3 py-1.5 text-left text-s hover:text-text"
      >
        <Icon aria-hidden className="size-4.5 flex-none text-text-3" />
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        <span className="text-xs text-text-3">
          {PREFECTURES.find(({ code }) => code === place.prefecture)?.[language]}
        </span>
        {isChosen && <Check aria-hidden className="size-4.5 flex-none text-success" />}
      </button>
    </li>
  )
}

/** Asks the device only when pressed. */
function MyLocation({ onFound }: { onFound: (origin: Origin) => void }) {
  const { t } = useI18n()
  const [state, setState] = useState<'unused' | 'asking' | PositionProblem>('unused')
  const ask = async () => {
    setState('asking')
    const answer = await readPosition()
    if (typeof answer === 'string') setState(answer)
    else onFound(answer)
  }
  return (
    <>
      <Button
        block
        variant="secondary"
        icon={LocateFixed}
        busy={state === 'asking'}
        onClick={() => void ask()}
      >
        {t(state === 'asking' ? 'browse.near.asking' : 'browse.near.use')}
      </Button>
      {state !== 'unused' && state !== 'asking' ? (
        <Alert tone="warning" role="alert" title={t(`browse.near.${state}`)} className="mt-3">
          {t(`browse.near.${state}Text`)}
        </Alert>
      ) : (
        <p className="mt-2 text-xs text-text-3">{t('browse.near.private')}</p>
      )}
    </>
  )
}
