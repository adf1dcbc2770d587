import { type Copy, type Dockerfile, DockerfileParser } from 'dockerfile-ast';
import { readRepositoryFile } from './repository.ts';

/** Workspace of each image by the image's name. */
export const IMAGES: Readonly<Record<string, string>> = {
  gateway: 'gateway',
  identity: 'services/identity',
  profile: 'services/profile',
  catalog: 'services/catalog',
  search: 'services/search',
  mail: 'services/mail',
  'ai-refine': 'services/ai-refine',
  seed: 'services/host',
  'shell-site': 'frontends/shell',
  'public-site': 'frontends/public',
  'account-site': 'frontends/account',
  'admin-site': 'frontends/admin',
};

export const dockerfileOf = (image: string): string => readRepositoryFile(`${IMAGES[image]}/Dockerfile`);
export const parsed = (image: string): Dockerfile => DockerfileParser.parse(dockerfileOf(image));

/** What is copied from the repository, not from another stage. */
export const copiedSources = (image: string): string[] =>
  parsed(image)
    .getCOPYs()
    .filter((copy: Copy) => !copy.getFlags().some((flag) => flag.getName() === 'from'))
    .flatMap((copy) =>
      copy
        .getArguments()
        .slice(0, -1)
        .map((argument) => argument.getValue()),
    );

/** Variables that an image brings itself. */
export const imageEnvironment = (image: string): Record<string, string> =>
  Object.fromEntries(
    parsed(image)
      .getENVs()
      .flatMap((env) => env.getProperties().map((property) => [property.getName(), property.getValue() ?? ''])),
  );
