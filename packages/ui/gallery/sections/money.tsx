import { BadgeCheck, CircleDollarSign, Flag, RotateCcw } from 'lucide-react'
import { CardFace } from '@tomogolf/ui/money/CardFace.tsx'
import { HoldBar } from '@tomogolf/ui/money/HoldBar.tsx'
import { HoldTimeline } from '@tomogolf/ui/money/HoldTimeline.tsx'
import { Component, State, useSamples } from '../Demo.tsx'

export function MoneySection() {
  const { label, long, text } = useSamples()
  return (
    <>
      <Component name="HoldBar">
        <HoldBar parts={[{ kind: 'held', label: '$130.00' }]} />
        <HoldBar
          parts={[
            { kind: 'fee', label: '$30.00', share: 30 / 130 },
            { kind: 'released', label: '$100.00' },
          ]}
        />
        <HoldBar parts={[{ kind: 'charged', label: '$130.00' }]} />
        <HoldBar slim parts={[{ kind: 'released', label }]} />
      </Component>
      <Component name="HoldTimeline">
        <HoldTimeline
          moments={[
            { tone: 'done', icon: BadgeCheck, time: '10:00', title: label, text },
            { tone: 'money', icon: CircleDollarSign, time: '11:00', title: long, text },
            { tone: 'next', icon: Flag, title: label },
            { tone: 'neutral', icon: RotateCcw, title: label, text },
          ]}
        />
      </Component>
      <Component name="CardFace">
        <State name="card">
          <CardFace brand="visa" last4="4242" detail="12/30" />
        </State>
        <State name="unknown brand, long detail">
          <CardFace brand="some-brand" last4="0005" detail={long} />
        </State>
      </Component>
    </>
  )
}
