import { useState } from 'react'
import { Calendar } from '@tomogolf/ui/calendar/Calendar.tsx'
import { MonthGrid } from '@tomogolf/ui/calendar/MonthGrid.tsx'
import type { DayRange } from '@tomogolf/ui/calendar/day-range.ts'
import { pickDay, type DayMode } from '@tomogolf/ui/calendar/pick-day.ts'
import { Component, Row, State } from '../Demo.tsx'

const TODAY = '2026-11-20'

function Picker({
  mode,
  start,
  months,
}: {
  mode: DayMode
  start: DayRange | null
  months?: 1 | 2
}) {
  const [chosen, setChosen] = useState(start)
  return (
    <div className={months === 2 ? 'max-w-[744px]' : 'w-[320px] max-w-full'}>
      <Calendar
        chosen={chosen}
        today={TODAY}
        min={TODAY}
        max="2027-11-20"
        months={months}
        onPick={(day) => setChosen(pickDay(chosen, day, mode))}
      />
    </div>
  )
}

export const CalendarSection = () => (
  <>
    <Component name="Calendar">
      <Row>
        <State name="nothing selected, past days disabled">
          <Picker mode="day" start={null} />
        </State>
        <State name="one day">
          <Picker mode="day" start={{ from: '2026-11-28', to: '2026-11-28' }} />
        </State>
        <State name="range">
          <Picker mode="range" start={{ from: '2026-11-23', to: '2026-11-28' }} />
        </State>
      </Row>
      <div className="max-md:hidden">
        <State name="two months, a range across both">
          <Picker mode="range" start={{ from: '2026-11-28', to: '2026-12-02' }} months={2} />
        </State>
      </div>
    </Component>
    <Component name="MonthGrid">
      <State name="without navigation, all days enabled">
        <div className="w-[320px] max-w-full">
          <MonthGrid
            month="2026-12"
            chosen={null}
            focused="2026-12-01"
            today={TODAY}
            disabled={() => false}
            onPick={() => {}}
          />
        </div>
      </State>
    </Component>
  </>
)
