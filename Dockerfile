FROM python:3.13-slim AS build
WORKDIR /build
COPY requirements.txt ./
RUN python -m venv /opt/allotment \
 && /opt/allotment/bin/pip install --no-cache-dir --require-hashes -r requirements.txt

FROM python:3.13-slim
# The bot needs no more rights than any program: it reads its own code and writes its data folder.
RUN useradd --create-home --uid 10001 gardener && install -d -o gardener -g gardener /data
COPY --from=build /opt/allotment /opt/allotment
WORKDIR /app
COPY rules rules
COPY words words
COPY render render
COPY bot bot
COPY sandbox sandbox
COPY docs/rules docs/rules
USER gardener
ENV PATH="/opt/allotment/bin:$PATH" PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 ALLOTMENT_DATA=/data
VOLUME /data
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
