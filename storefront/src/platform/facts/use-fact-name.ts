import { type MessageDescriptor, useIntl } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';

/** Names of product facts by attribute key. */
const factMessages: Readonly<Record<string, MessageDescriptor | undefined>> = defineMessages({
  brand: { id: 'attribute.brand', defaultMessage: 'Brand' },
  model: { id: 'attribute.model', defaultMessage: 'Model' },
  power: { id: 'attribute.power', defaultMessage: 'Power' },
  voltage: { id: 'attribute.voltage', defaultMessage: 'Voltage' },
  volume: { id: 'attribute.volume', defaultMessage: 'Volume' },
  capacity: { id: 'attribute.capacity', defaultMessage: 'Maximum load' },
  output: { id: 'attribute.output', defaultMessage: 'Daily output' },
  throughput: { id: 'attribute.throughput', defaultMessage: 'Throughput' },
  pressure: { id: 'attribute.pressure', defaultMessage: 'Pressure' },
  force: { id: 'attribute.force', defaultMessage: 'Force' },
  current: { id: 'attribute.current', defaultMessage: 'Welding current' },
  speed: { id: 'attribute.speed', defaultMessage: 'Speed' },
  resolution: { id: 'attribute.resolution', defaultMessage: 'Readability' },
  bandwidth: { id: 'attribute.bandwidth', defaultMessage: 'Bandwidth' },
  magnification: { id: 'attribute.magnification', defaultMessage: 'Magnification' },
  cuttingWidth: { id: 'attribute.cuttingWidth', defaultMessage: 'Cutting width' },
  logLength: { id: 'attribute.logLength', defaultMessage: 'Max. log length' },
  shelves: { id: 'attribute.shelves', defaultMessage: 'Number of shelves' },
  diameter: { id: 'attribute.diameter', defaultMessage: 'Diameter' },
  length: { id: 'attribute.length', defaultMessage: 'Length' },
  pieces: { id: 'attribute.pieces', defaultMessage: 'Number of pieces' },
  dimensions: { id: 'attribute.dimensions', defaultMessage: 'Dimensions (L × W × H)' },
  weight: { id: 'attribute.weight', defaultMessage: 'Weight' },
  energyRating: { id: 'attribute.energyRating', defaultMessage: 'Energy class' },
});

/** Returns a function that gives the name of a product's fact; the key itself if it has no message yet. */
export function useFactName(): (key: string) => string {
  const { formatMessage } = useIntl();
  return (key) => {
    const message = factMessages[key];
    return message ? formatMessage(message) : key;
  };
}
