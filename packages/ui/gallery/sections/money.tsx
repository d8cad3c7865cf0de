import { BadgeCheck, CircleDollarSign, Flag, RotateCcw } from 'lucide-react'
import { CardFace } from '@tomogolf/ui/money/CardFace.tsx'
import { HoldBar } from '@tomogolf/ui/money/HoldBar.tsx'
import { HoldTimeline } from '@tomogolf/ui/money/HoldTimeline.tsx'
import { MoneyLanes } from '@tomogolf/ui/money/MoneyLanes.tsx'
import { Component, State, useSamples } from '../Demo.tsx'

export function MoneySection() {
  const { label, long, text } = useSamples()
  return (
    <>
      <Component name="HoldBar">
        <State name="held">
          <HoldBar parts={[{ kind: 'held', label: '$130' }]} />
        </State>
        <State name="fee captured, rest released">
          <HoldBar
            parts={[
              { kind: 'fee', label: '$30', share: 30 / 130 },
              { kind: 'released', label: '$100' },
            ]}
          />
        </State>
        <State name="charged">
          <HoldBar parts={[{ kind: 'charged', label: '$130' }]} />
        </State>
        <State name="released, slim">
          <HoldBar slim parts={[{ kind: 'released', label: '$130' }]} />
        </State>
      </Component>
      <Component name="MoneyLanes">
        <State name="a small and a large part">
          <MoneyLanes
            total={{ amount: '$130', label }}
            share={30 / 130}
            lanes={[
              { to: label, when: text, amount: '$30' },
              { to: long, when: text, amount: '$100' },
            ]}
            hold={{ label, amount: '$130', text }}
          />
        </State>
      </Component>
      <Component name="HoldTimeline">
        <State name="done, money, next, later">
          <HoldTimeline
            moments={[
              { tone: 'done', icon: BadgeCheck, time: '10:00', title: label, text },
              { tone: 'money', icon: CircleDollarSign, time: '11:00', title: long, text },
              { tone: 'next', icon: Flag, title: label },
              { tone: 'neutral', icon: RotateCcw, title: label, text },
            ]}
          />
        </State>
      </Component>
      <Component name="CardFace">
        <State name="with an expiry">
          <span className="flex items-center gap-3">
            <CardFace brand="visa" last4="4242" detail="12/30" />
          </span>
        </State>
        <State name="unknown brand, long detail">
          <span className="flex items-center gap-3">
            <CardFace brand="some-brand" last4="0005" detail={long} />
          </span>
        </State>
      </Component>
    </>
  )
}
