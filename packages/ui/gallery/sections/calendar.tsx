import { useState } from 'react'
import { Calendar } from '@tomogolf/ui/calendar/Calendar.tsx'
import { MonthGrid } from '@tomogolf/ui/calendar/MonthGrid.tsx'
import { pickDay, type DayMode, type DayRange } from '@tomogolf/ui/calendar/day-range.ts'
import { Component, State } from '../Demo.tsx'

const TODAY = '2026-11-20'

function Picker({ mode, start }: { mode: DayMode; start: DayRange | null }) {
  const [chosen, setChosen] = useState(start)
  return (
    <div className="w-full max-w-[360px]">
      <Calendar
        chosen={chosen}
        today={TODAY}
        min={TODAY}
        max="2027-11-20"
        onPick={(day) => setChosen(pickDay(chosen, day, mode))}
      />
    </div>
  )
}

export const CalendarSection = () => (
  <>
    <Component name="Calendar">
      <State name="nothing selected, past days disabled">
        <Picker mode="day" start={null} />
      </State>
      <State name="one day">
        <Picker mode="day" start={{ from: '2026-11-28', to: '2026-11-28' }} />
      </State>
      <State name="range">
        <Picker mode="range" start={{ from: '2026-11-23', to: '2026-11-28' }} />
      </State>
    </Component>
    <Component name="MonthGrid">
      <div className="max-w-[360px]">
        <MonthGrid
          month="2026-12"
          chosen={null}
          focused="2026-12-01"
          today={TODAY}
          disabled={() => false}
          onPick={() => {}}
        />
      </div>
    </Component>
  </>
)
