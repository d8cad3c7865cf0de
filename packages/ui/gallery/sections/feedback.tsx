import { SearchX } from 'lucide-react'
import { Alert, type AlertTone } from '@tomogolf/ui/feedback/Alert.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import {
  GameCardSkeleton,
  GameListSkeleton,
  Skeleton,
  TextSkeleton,
} from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Spinner } from '@tomogolf/ui/feedback/Spinner.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Component, State, useSamples } from '../Demo.tsx'

const TONES: readonly AlertTone[] = ['neutral', 'info', 'success', 'warning', 'danger']

export function FeedbackSection() {
  const { label, long, text } = useSamples()
  return (
    <>
      <Component name="Alert">
        {TONES.map((tone) => (
          <Alert key={tone} tone={tone} title={label}>
            {text}
          </Alert>
        ))}
        <Alert>{text}</Alert>
        <Alert tone="warning" title={long}>
          <span className="mt-2.5 flex">
            <Button size="small" variant="inverse">
              {label}
            </Button>
          </span>
        </Alert>
      </Component>
      <Component name="EmptyState">
        <EmptyState title={label} />
        <EmptyState icon={SearchX} title={long} action={<Button>{label}</Button>}>
          {text}
        </EmptyState>
      </Component>
      <Component name="ErrorState">
        <ErrorState error={new Error('sample')} />
        <ErrorState error={new Error('network')} title={long} retry={() => {}} />
      </Component>
      <Component name="Skeleton">
        <Skeleton className="h-4 w-40" />
      </Component>
      <Component name="TextSkeleton">
        <TextSkeleton lines={3} />
      </Component>
      <Component name="GameCardSkeleton">
        <div className="max-w-[380px]">
          <GameCardSkeleton actions />
        </div>
      </Component>
      <Component name="GameListSkeleton">
        <GameListSkeleton cards={3} />
      </Component>
      <Component name="Spinner">
        <State name="loading">
          <Spinner />
        </State>
      </Component>
    </>
  )
}
