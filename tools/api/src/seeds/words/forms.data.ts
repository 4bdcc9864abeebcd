import type { EntrantTask, SeedForm } from '@callboard/api-contract/tenant';

const technicalForm: SeedForm = {
  name: 'Technical needs',
  description: 'What you bring and what you need on the day: sound, light, props and helpers.',
  content: {
    pages: [
      {
        id: 'act',
        title: 'Your act',
        sections: [
          {
            id: 'about',
            fields: [
              { id: 'title', kind: 'text', label: 'Title as it should be read out', required: true },
              { id: 'minutes', kind: 'duration', label: 'Length', required: true },
              {
                id: 'sound',
                kind: 'radio',
                label: 'Sound',
                required: true,
                options: [
                  { value: 'track', label: 'A backing track' },
                  { value: 'live', label: 'Live instruments' },
                  { value: 'none', label: 'None' },
                ],
              },
              {
                id: 'track',
                kind: 'attachment',
                label: 'The track',
                help: 'MP3 or WAV. Bring a copy on the day.',
                max: 1,
                shownIf: [{ field: 'sound', is: 'equals', value: 'track' }],
              },
            ],
          },
          {
            id: 'instruments',
            title: 'Instruments',
            repeat: { row: 'Instrument', min: 0, max: 20 },
            shownIf: [{ field: 'sound', is: 'equals', value: 'live' }],
            fields: [
              { id: 'instrument', kind: 'text', label: 'Instrument', required: true },
              { id: 'needs_power', kind: 'checkbox', label: 'Needs power' },
            ],
          },
        ],
      },
      {
        id: 'stage',
        title: 'On stage',
        sections: [
          {
            id: 'set',
            fields: [
              {
                id: 'effects',
                kind: 'multiselect',
                label: 'Effects',
                hasOther: true,
                max: 3,
                options: [
                  { value: 'haze', label: 'Haze' },
                  { value: 'strobe', label: 'Strobe' },
                  { value: 'spot', label: 'Follow spot' },
                  { value: 'projection', label: 'Projection' },
                ],
              },
              {
                id: 'warning',
                kind: 'textarea',
                label: 'What should the audience be warned of?',
                required: true,
                shownIf: [{ field: 'effects', is: 'contains', value: 'strobe' }],
              },
              { id: 'set_up', kind: 'duration', label: 'Time to set up' },
              { id: 'helper', kind: 'phone', label: 'Phone of who is backstage', required: true },
            ],
          },
        ],
      },
    ],
  },
};

/** The task of everyone who entered, unless the tenant has another. */
export const onStage: EntrantTask = {
  task: 'Tell us what you need on stage',
  instructions: 'One answer for each act. We plan sound and light with it.',
  form: technicalForm,
  change: 'Is the time to set up part of the length? Please check both.',
  answer: ({ name, phone }, random) => {
    const isLive = random.isLucky(0.5);
    return {
      title: name,
      minutes: random.integer(4, 8),
      sound: isLive ? 'live' : 'none',
      ...(isLive && {
        instruments: [
          { instrument: random.pick(['Guitar', 'Keyboard', 'Violin']), needs_power: true },
          { instrument: random.pick(['Cajón', 'Ukulele', 'Flute']), needs_power: false },
        ],
      }),
      effects: random.pick([['haze'], ['spot'], ['spot', 'projection'], ['projection']]),
      set_up: random.integer(1, 3),
      helper: phone,
    };
  },
};

export const debriefForm: SeedForm = {
  name: 'Event debrief',
  description: 'Filled in by the regional manager after each event.',
  content: {
    pages: [
      {
        id: 'day',
        title: 'The day',
        sections: [
          {
            id: 'overall',
            fields: [
              { id: 'rating', kind: 'star', label: 'How did it go?', required: true },
              { id: 'audience', kind: 'number', label: 'People in the audience', min: 0 },
              { id: 'finished_at', kind: 'time', label: 'When it was over' },
              {
                id: 'incident',
                kind: 'radio',
                label: 'Was anybody hurt?',
                required: true,
                options: [
                  { value: 'no', label: 'No' },
                  { value: 'yes', label: 'Yes' },
                ],
              },
              {
                id: 'incident_text',
                kind: 'textarea',
                label: 'What happened, and what was done?',
                required: true,
                shownIf: [{ field: 'incident', is: 'equals', value: 'yes' }],
              },
              { id: 'next_time', kind: 'textarea', label: 'What to do otherwise next time' },
            ],
          },
        ],
      },
    ],
  },
};
