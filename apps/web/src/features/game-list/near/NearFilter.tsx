import { lazy, Suspense, useState } from 'react'
import { LocateFixed } from 'lucide-react'
import { useI18n, useLoadAreas } from '@tomogolf/ui/i18n/i18n.tsx'
import { setOrigin, type Origin } from '../../../lib/origin.ts'
import { filterButton } from '../FilterSelect.tsx'

const load = () => import('./NearPanel.tsx')
const NearPanel = lazy(load)

type NearFilterProps = {
  origin: Origin | null
  onChange: (place: string | null) => void
}
/** From where distances are measured. The places are loaded when the pointer or focus approaches. */
export function NearFilter({ origin, onChange }: NearFilterProps) {
  const { t, language } = useI18n()
  const loadAreas = useLoadAreas()
  const [isOpen, setOpen] = useState(false)
  const prepare = () => Promise.all([load(), loadAreas(['browse', 'where'])])
  return (
    <>
      {origin?.id && <input type="hidden" name="near" value={origin.id} />}
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
        onClick={() => void prepare().then(() => setOpen(true))}
        className={filterButton(origin !== null)}
      >
        <LocateFixed className="size-4.5" />
        {!origin
          ? t('games.near')
          : origin.id === undefined
            ? t('games.near.me')
            : origin.name[language]}
      </button>
      {isOpen && (
        <Suspense>
          <NearPanel
            chosen={origin}
            onClose={() => setOpen(false)}
            onChoose={(next) => {
              setOrigin(next)
              onChange(next?.id ?? null)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
