import { SearchX } from 'lucide-react'
import { Alert, type AlertTone } from '@tomogolf/ui/feedback/Alert.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { PageSkeleton } from '@tomogolf/ui/feedback/PageSkeleton.tsx'
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
          <State key={tone} name={tone}>
            <Alert tone={tone} title={label}>
              {text}
            </Alert>
          </State>
        ))}
        <State name="without a title">
          <Alert>{text}</Alert>
        </State>
        <State name="with an action">
          <Alert tone="warning" title={long}>
            <span className="mt-2.5 flex">
              <Button size="small" variant="inverse">
                {label}
              </Button>
            </span>
          </Alert>
        </State>
      </Component>
      <Component name="EmptyState">
        <State name="title only">
          <EmptyState title={label} />
        </State>
        <State name="with an icon, a text and an action">
          <EmptyState icon={SearchX} title={long} action={<Button>{label}</Button>}>
            {text}
          </EmptyState>
        </State>
      </Component>
      <Component name="ErrorState">
        <State name="without retry">
          <ErrorState error={new Error('sample')} />
        </State>
        <State name="own title, with retry">
          <ErrorState error={new Error('network')} title={long} retry={() => {}} />
        </State>
      </Component>
      <Component name="Skeleton">
        <State name="one line">
          <Skeleton className="h-4 w-40" />
        </State>
      </Component>
      <Component name="TextSkeleton">
        <State name="three lines">
          <TextSkeleton lines={3} />
        </State>
      </Component>
      <Component name="GameCardSkeleton">
        <State name="card">
          <div className="w-[320px] max-w-full">
            <GameCardSkeleton />
          </div>
        </State>
      </Component>
      <Component name="GameListSkeleton">
        <State name="three cards">
          <GameListSkeleton cards={3} />
        </State>
      </Component>
      <Component name="PageSkeleton">
        <State name="page">
          <PageSkeleton />
        </State>
      </Component>
      <Component name="Spinner">
        <State name="loading">
          <Spinner />
        </State>
      </Component>
    </>
  )
}
