# The image of Foyer with PostgreSQL's client tools, for `foyer backup` and `foyer restore`:
#   docker build --file deploy/tools.Dockerfile --build-arg FOYER_IMAGE=foyer:latest --tag foyer-tools .
# pg_dump must not be older than the server. Debian's own is 15; POSTGRES=18 takes it from PostgreSQL's repository.
ARG FOYER_IMAGE=foyer:latest
FROM ${FOYER_IMAGE}
ARG POSTGRES=18
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates postgresql-common \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install --yes --no-install-recommends "postgresql-client-${POSTGRES}" \
  && rm -rf /var/lib/apt/lists/*
USER 10001:10001
HEALTHCHECK NONE
CMD ["foyer", "--help"]
