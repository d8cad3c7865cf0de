import { useState } from 'react'
import { Plus } from 'lucide-react'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { regionOfArea } from '../regions/region-of.ts'
import { useLaunch } from '../regions/use-launch.ts'
import { PoolCard } from './PoolCard.tsx'
import { bestDay, weekToShow } from './pool-weeks.ts'
import { usePool } from './use-pool.ts'

export type PoolNoteProps = {
  /** A region or a prefecture; undefined: all Japan. */
  area: string | undefined
  /** Opens the host form for a day. */
  onHost: (day: string) => void
  className?: string
}

/** Where hosts look: what visitors want, as the start of a game. Nothing when they are few. */
export default function PoolNote({ area, onHost, className }: PoolNoteProps) {
  const t = useT()
  const [chosen, setChosen] = useState<string>()
  const week = weekToShow(usePool(area))
  const isClosed = useLaunch(regionOfArea(area)).state === 'closed'
  if (!week) return null
  const day = chosen !== undefined && week.from <= chosen ? chosen : bestDay(week)
  return (
    <PoolCard week={week} area={area} chosen={day} onDay={setChosen} className={className}>
      {!isClosed && (
        <Button
          icon={Plus}
          size="small"
          variant="inverse"
          className="mt-3.5"
          onClick={() => onHost(day ?? week.to)}
        >
          {t('pool.host')}
        </Button>
      )}
    </PoolCard>
  )
}
