import { useState } from 'react'
import { Chip, ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Checkbox, Radio } from '@tomogolf/ui/forms/Choice.tsx'
import { Switch } from '@tomogolf/ui/forms/Switch.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { Component, Row, State, useSamples } from '../Demo.tsx'

export function ChoicesSection() {
  const { label, long } = useSamples()
  const [selected, setSelected] = useState<'one' | 'two'>('one')
  const [many, setMany] = useState<readonly ('one' | 'two')[]>(['two'])
  const options = [
    { value: 'one' as const, label },
    { value: 'two' as const, label: `${label} 2` },
  ]
  return (
    <>
      <Component name="Chip">
        <Row>
          <State name="button">
            <Chip>{label}</Chip>
          </State>
          <State name="selected">
            <Chip selected>{label}</Chip>
          </State>
          <State name="not selected, with a count">
            <Chip selected={false} count={12}>
              {label}
            </Chip>
          </State>
        </Row>
      </Component>
      <Component name="ChipGroup">
        <State name="one choice">
          <FieldGroup label={label}>
            <ChipGroup name="chip" options={options} value={selected} onChange={setSelected} />
          </FieldGroup>
        </State>
        <State name="several choices">
          <FieldGroup label={long}>
            <ChipGroup
              name="chips"
              options={options}
              value={many}
              onChange={(value, on) =>
                setMany(on ? [...many, value] : many.filter((other) => other !== value))
              }
            />
          </FieldGroup>
        </State>
      </Component>
      <Component name="Segmented">
        <State name="as wide as its options">
          <Segmented
            name="segment"
            label={label}
            options={options}
            value={selected}
            onChange={setSelected}
          />
        </State>
        <State name="block">
          <Segmented
            name="block-segment"
            label={label}
            options={options}
            value={selected}
            onChange={setSelected}
            block
          />
        </State>
      </Component>
      <Component name="Checkbox">
        <State name="unchecked, with a long text">
          <Checkbox>{long}</Checkbox>
        </State>
        <State name="checked">
          <Checkbox defaultChecked>{label}</Checkbox>
        </State>
        <State name="disabled">
          <Checkbox disabled>{label}</Checkbox>
        </State>
        <State name="with an error">
          <Field label={long} labelHidden error={long}>
            <Checkbox>{label}</Checkbox>
          </Field>
        </State>
      </Component>
      <Component name="Radio">
        <State name="unselected, selected, disabled">
          <FieldGroup label={label}>
            <Radio name="radio">{long}</Radio>
            <Radio name="radio" defaultChecked>
              {label}
            </Radio>
            <Radio name="radio" disabled>
              {label}
            </Radio>
          </FieldGroup>
        </State>
      </Component>
      <Component name="Switch">
        <Row>
          <State name="off">
            <Switch>{label}</Switch>
          </State>
          <State name="on">
            <Switch defaultChecked>{label}</Switch>
          </State>
        </Row>
      </Component>
    </>
  )
}
