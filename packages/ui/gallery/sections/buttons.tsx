import { ArrowRight, Heart, Search } from 'lucide-react'
import {
  AnchorButton,
  Button,
  IconButton,
  LinkButton,
  type ButtonVariant,
} from '@tomogolf/ui/forms/Button.tsx'
import { Component, Row, State, useSamples } from '../Demo.tsx'

const VARIANTS: readonly ButtonVariant[] = [
  'primary',
  'secondary',
  'outline',
  'ghost',
  'danger',
  'inverse',
]

export function ButtonsSection() {
  const { label, long } = useSamples()
  return (
    <>
      <Component name="Button">
        {VARIANTS.map((variant) => (
          <Row key={variant}>
            <State name={variant}>
              <Button variant={variant}>{label}</Button>
            </State>
            <State name="with icons">
              <Button variant={variant} icon={Search} iconEnd={ArrowRight}>
                {label}
              </Button>
            </State>
            <State name="busy">
              <Button variant={variant} busy>
                {label}
              </Button>
            </State>
            <State name="disabled">
              <Button variant={variant} disabled>
                {label}
              </Button>
            </State>
          </Row>
        ))}
        <Row>
          {(['small', 'normal', 'large'] as const).map((size) => (
            <State key={size} name={size}>
              <Button size={size}>{label}</Button>
            </State>
          ))}
        </Row>
        <State name="block, with a long text">
          <Button block>{long}</Button>
        </State>
      </Component>
      <Component name="AnchorButton">
        <State name="link">
          <AnchorButton href="#anchor">{label}</AnchorButton>
        </State>
      </Component>
      <Component name="LinkButton">
        <State name="link to a route">
          <LinkButton to="/" variant="primary">
            {label}
          </LinkButton>
        </State>
      </Component>
      <Component name="IconButton">
        <Row>
          <State name="normal">
            <IconButton label={label} icon={Heart} />
          </State>
          <State name="bordered">
            <IconButton label={label} icon={Heart} bordered />
          </State>
          <State name="disabled">
            <IconButton label={label} icon={Heart} bordered disabled />
          </State>
        </Row>
      </Component>
    </>
  )
}
